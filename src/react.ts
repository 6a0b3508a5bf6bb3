// Set up by itself, in a task of its own: the rest of the page is still coming.
import 'react-dom/client';
