import { useAnnouncements } from './announcements.ts';

/** The live regions of the app, in the page before the first announcement. Each announcement is an element of its own, so it is read once. */
export const LiveRegions = () => {
  const { said, held } = useAnnouncements();
  return (
    <>
      <div className="hidden" aria-live="polite" data-live>
        {said.map(({ id, text }) => (
          <p key={id}>{text}</p>
        ))}
      </div>
      <div className="hidden" aria-live="polite" data-hand>
        {held && <p key={held.id}>{held.text}</p>}
      </div>
    </>
  );
};
