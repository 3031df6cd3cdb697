/** Said where the next properties of a list cannot be had. */
export const moreFailed = 'Não foi possível carregar mais imóveis, tente novamente.';
