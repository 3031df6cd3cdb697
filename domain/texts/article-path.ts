export const magazinePath = '/revista-curate';

/** Address of an article of the magazine. */
export const articlePath = (slug: string): string => `${magazinePath}/${slug}`;
