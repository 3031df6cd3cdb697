/** The brand's slug: `{product}` in the specification (settled §1). */
export const productSlug = 'bossa-nova';
