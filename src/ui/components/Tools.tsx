import styles from './Tools.module.css';
import { styled } from './styled.ts';

/** Buttons that belong together, in as many lines as they need. */
export const Tools = styled('div', styles['tools']);
