export const searches = 10_000;
export const changed = 500;
