import { useEffect, useRef, useState } from 'react';

/** How near to the view a picture is fetched. Browsers would fetch pictures three screens away. */
const NEAR = '200px';

/** A decorative picture, fetched when it comes near to the view. */
export const LazyPicture = ({ src, width, height }: { src: string; width: number; height: number }) => {
  const picture = useRef<HTMLImageElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const watch = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        setNear(true);
        watch.disconnect();
      },
      { rootMargin: NEAR },
    );
    if (picture.current) watch.observe(picture.current);
    return () => watch.disconnect();
  }, []);
  return <img ref={picture} src={near ? src : undefined} alt="" width={width} height={height} decoding="async" />;
};
