/** Opens the class screen in a window of its own. It shows what the desk leads. */
export const openWall = (): void => void window.open('./?projector', 'mera-wall');
