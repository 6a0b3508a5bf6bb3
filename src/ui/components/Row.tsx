import styles from './Row.module.css';
import { styled } from './styled.ts';

/** Things side by side, on one middle line. */
export const Row = styled('div', styles['row']);
