/** What the issue names: so many searches are held against so many changed listings. */
export const searches = 10_000;
export const changed = 500;
