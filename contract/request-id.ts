/** The header that names a request on its way from the operator's proxy to the back end: ours. */
export const requestIdHeader = 'x-request-id';

/** What may name a request, in logs too. */
export const requestIdPattern = /^[\w-]{8,64}$/;
