export const requestIdHeader = 'x-request-id';

export const requestIdPattern = /^[\w-]{8,64}$/;
