/** The brand's slug: `{product}` in the specification (decisions, section 1). */
export const productSlug = 'bossa-nova';
