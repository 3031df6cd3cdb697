/** Limit for the answer to a form, in ms. The server answers within 10 s, or says that it failed. */
export const sendingTimeoutMs = 20_000;
