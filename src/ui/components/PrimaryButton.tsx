import styles from './PrimaryButton.module.css';
import { styled } from './styled.ts';

/** The button of the one next action. Only it is yellow. */
export const PrimaryButton = styled('button', styles['primary'], {
  type: 'button',
  'data-part': 'primary',
});
