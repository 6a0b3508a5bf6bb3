import { Check } from 'lucide-react';
import type { ReactNode } from 'react';

interface CardProps {
  readonly pressed: boolean;
  press(): void;
  readonly tools?: ReactNode;
  readonly children: ReactNode;
}
/** A card of something that a match can begin with, and its tools below it. */
export const Card = ({ pressed, press, tools, children }: CardProps) => (
  <li>
    <button type="button" className="plain" aria-pressed={pressed} onClick={press}>
      {children}
      {pressed && <Check className="chosenmark" aria-hidden />}
    </button>
    {tools}
  </li>
);
