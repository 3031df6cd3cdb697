/**
 * zod tries whether it may write code, which the policy of our pages does not allow: nothing breaks, but WebKit tells its
 * console. It reads this as it loads (`z.config({ jitless: true })` would come after the schemas that are made by then).
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

export {};
