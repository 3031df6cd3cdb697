/** What the filter form says of a field (spec 1 §7); the page says it too, before anything is sent. */
export const formErrors = {
  price: 'O preço máximo deve ser maior que o preço mínimo',
  area: 'A área máxima deve ser maior que a área mínima',
  amount: 'Digite um número inteiro, como 4.000.000',
} as const;
