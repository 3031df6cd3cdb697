/*
 * Where the built website begins. A build is for production whatever the environment says: React chooses which of its
 * two builds it is while it loads, hence this before anything else is loaded (docs/decisions/0030-tests.md).
 */
process.env.NODE_ENV = 'production';
await import('../server');
export {};
