// The page that others are compared with: a heading and six buttons.
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';

const BUTTONS = [1, 2, 3, 4, 5, 6];
const Bare = () => {
  const [pressed, press] = useState(0);
  return (
    <main>
      <h1>Bare page</h1>
      {BUTTONS.map((each) => (
        <button key={each} type="button" aria-pressed={pressed === each} onClick={() => press(each)}>
          Button {each}
        </button>
      ))}
    </main>
  );
};
createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <Bare />
  </StrictMode>,
);
