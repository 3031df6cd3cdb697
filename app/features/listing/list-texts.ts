export const moreFailed = 'Não foi possível carregar mais imóveis, tente novamente.';
