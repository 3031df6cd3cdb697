/** Steps (spec 2 §2) with their fields (spec 2 §3); `subtipo`, `cep` and `negociacao` are additions. */
export const announceSteps = [
  {
    name: 'localizacao',
    label: 'Localização',
    fields: [
      'tipo_imovel',
      'subtipo',
      'cep',
      'endereco',
      'numero',
      'complemento',
      'bairro',
      'cidade',
      'estado',
      'pais',
    ],
  },
  {
    name: 'informacoes',
    label: 'Informações',
    fields: ['situacao_imovel', 'area_util', 'imovel_mobiliado', 'dormitorios', 'suites', 'vagas'],
  },
  {
    name: 'valores',
    label: 'Valores',
    fields: [
      'negociacao',
      'valor_venda_desejado',
      'valor_locacao_desejado',
      'valor_condominio',
      'tipo_iptu',
      'valor_iptu',
    ],
  },
  {
    name: 'contato',
    label: 'Contato',
    fields: ['proprietario_nome', 'email', 'proprietario_telefone.pais', 'proprietario_telefone.numero'],
  },
] as const satisfies readonly { name: string; label: string; fields: readonly string[] }[];

export type AnnounceStep = (typeof announceSteps)[number]['name'];
export type AnnounceField = (typeof announceSteps)[number]['fields'][number];

export const stepNamed = (name: string | undefined) => announceSteps.find((step) => step.name === name);
export const firstStep: AnnounceStep = announceSteps[0].name;
