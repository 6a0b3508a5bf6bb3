import styles from './Small.module.css';
import { styled } from './styled.ts';

/** Text that is less important: smaller, and paler than the rest. */
export const Small = styled('p', styles['small']);
