/** Disables zod's test for eval, which our Content-Security-Policy blocks. Must run before zod loads. */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

export {};
