// Developer tools find the source map of a built file by a header of the preview server.

/** The name of the source map beside a built file, or null for any other file. @param {string} url */
export const mapOf = (url) => {
  const file = /\/assets\/([^/?]+\.js)(?:\?.*)?$/.exec(url)?.[1];
  return file ? `${file}.map` : null;
};

/** Sends the header `SourceMap` with each built file. */
export const mapHeaders = () => ({
  name: 'map-headers',
  configurePreviewServer(server) {
    server.middlewares.use(({ url = '' }, response, next) => {
      const map = mapOf(url);
      if (map) response.setHeader('SourceMap', map);
      next();
    });
  },
});
