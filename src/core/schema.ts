import { config, z } from 'zod';

// The page's security policy forbids running text as code, so schemas must not be compiled. Import `z` from here, so that this is
// set first.
config({ jitless: true });

export { z };
