/** Why a person is erased. A choice, not a text: the record of the erasure names nobody. */
export const erasureReasons = {
  titular: 'Pedido da própria pessoa',
  representante: 'Pedido de quem a representa',
  engano: 'Dados de outra pessoa, ou enviados por engano',
  autoridade: 'Determinação da ANPD ou da Justiça',
} as const;
export type ErasureReason = keyof typeof erasureReasons;
