// Loaded as a task of its own while the rest of the page is still arriving.
import 'react-dom/client';
