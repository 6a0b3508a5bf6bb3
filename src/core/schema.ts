import { config, z } from 'zod';

// The page's policy runs no text as code: schemas are walked, not compiled. Whoever makes a schema takes `z` from here, so that it is said before.
config({ jitless: true });

export { z };
