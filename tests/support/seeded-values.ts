import fc from 'fast-check';

/** `TEST_SEED` repeats the values of property tests too. */
const seed = Number(process.env.TEST_SEED);
if (seed) fc.configureGlobal({ ...fc.readConfigureGlobal(), seed });
