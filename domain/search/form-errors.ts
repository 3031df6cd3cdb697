/** Messages of the filter form (spec 1 §7), also for the check in the browser. */
export const formErrors = {
  price: 'O preço máximo deve ser maior que o preço mínimo',
  area: 'A área máxima deve ser maior que a área mínima',
  amount: 'Digite um número inteiro, como 4.000.000',
} as const;
