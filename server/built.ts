// Entry of the built website. React selects its production build while it loads, so NODE_ENV must be set before any
// other import (docs/decisions/0030-tests.md).
process.env.NODE_ENV = 'production';
await import('../server');
export {};
