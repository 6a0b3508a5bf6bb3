import { Menu } from '@base-ui/react/menu';
import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { isInverted } from '../../table/camera/coordinates.ts';
import { useLayer } from '../back.ts';
import { useCovering } from './DialogBox.tsx';
import { Small } from './Small.tsx';

interface ItemProps {
  readonly icon: LucideIcon;
  readonly text: string;
  /** What it does, or why it is disabled. */
  readonly about?: string | undefined;
  readonly disabled?: boolean;
  onClick(): void;
}
/** An item of a menu. Its text is given as a label too, so that typed letters find it. */
export const MenuItem = ({ icon: Icon, text, about, disabled = false, onClick }: ItemProps) => (
  <Menu.Item className="item" label={text} disabled={disabled} onClick={onClick}>
    <Icon aria-hidden />
    <span>
      {text}
      {about !== undefined && <Small as="span">{about}</Small>}
    </span>
  </Menu.Item>
);

interface MenuProps {
  /** The looks of the button that opens it. */
  readonly className: string;
  /** The button's name, if its content does not say it. */
  readonly label?: string;
  readonly button: ReactNode;
  /** Runs before it opens. */
  opens?(): void;
  /** The items. */
  readonly children: ReactNode;
}
/** A button that opens a menu, which Back closes. The menu is turned with its button for the player opposite. */
export const PageMenu = ({ className, label, button, opens, children }: MenuProps) => {
  const place = useRef<HTMLButtonElement>(null);
  // The menu must be inside the page's landmark, where a screen reader looks for it.
  const [page, setPage] = useState<HTMLElement | null>(null);
  const [listed, list] = useState(false);
  const [turned, turn] = useState(false);
  useLayer(() => list(false), listed);
  useCovering(listed);
  return (
    <Menu.Root
      open={listed}
      onOpenChange={(is) => {
        list(is);
        turn(place.current !== null && isInverted(place.current));
        if (is) opens?.();
      }}
    >
      <Menu.Trigger
        ref={(here: HTMLButtonElement | null) => {
          place.current = here;
          setPage(here?.closest('main') ?? null);
        }}
        className={className}
        {...(label === undefined ? {} : { 'aria-label': label })}
      >
        {button}
      </Menu.Trigger>
      {/* Rendered in the page itself. Inside an element turned for the far seat, it would be positioned as if not turned. */}
      <Menu.Portal container={page}>
        <Menu.Positioner className="layer" sideOffset={6} align="start">
          <Menu.Popup className="popup" data-turned={turned || undefined}>
            {children}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
};
