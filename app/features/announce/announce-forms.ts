import type { AnnounceStep } from '@domain/announcement/steps';
import { defineForm } from '~/forms/form';
import { emailField, nameField } from '~/forms/usual-fields';
import type { AnnounceRules } from '~/domain/announce-rules';

export const announceForms = {
  localizacao: (rules: AnnounceRules) =>
    defineForm({
      id: 'anuncio-local',
      labels: {
        tipo_imovel: 'Tipo de imóvel',
        subtipo: 'Mais de perto',
        cep: 'CEP',
        endereco: 'Rua ou avenida',
        numero: 'Número',
        complemento: 'Complemento',
        bairro: 'Bairro',
        cidade: 'Cidade',
        estado: 'Estado',
        pais: 'País',
      },
      fields: {
        cep: { inputMode: 'numeric', autoComplete: 'postal-code', placeholder: '00000-000' },
        endereco: { autoComplete: 'address-line1' },
        numero: { inputMode: 'text', autoComplete: 'off' },
        complemento: { autoComplete: 'address-line2' },
        bairro: { autoComplete: 'address-level3' },
        cidade: { autoComplete: 'address-level2' },
        estado: { autoComplete: 'address-level1' },
        pais: { autoComplete: 'country-name' },
      },
      schema: () => import('./announce-schemas').then(({ locationSchema }) => locationSchema(rules)),
    }),
  informacoes: (_rules: AnnounceRules) =>
    defineForm({
      id: 'anuncio-infos',
      labels: {
        situacao_imovel: 'Situação do imóvel',
        area_util: 'Área útil, m²',
        imovel_mobiliado: 'Imóvel mobiliado',
        dormitorios: 'Dormitórios',
        suites: 'Suítes',
        vagas: 'Vagas',
      },
      fields: { area_util: { inputMode: 'numeric', autoComplete: 'off' } },
      schema: () => import('./announce-schemas').then(({ infosSchema }) => infosSchema()),
    }),
  valores: (rules: AnnounceRules) =>
    defineForm({
      id: 'anuncio-valores',
      labels: {
        negociacao: 'Você quer',
        valor_venda_desejado: 'Valor de venda desejado',
        valor_locacao_desejado: 'Valor de aluguel desejado, por mês',
        valor_condominio: 'Condomínio, por mês',
        tipo_iptu: 'IPTU',
        valor_iptu: 'Valor do IPTU',
      },
      schema: () => import('./announce-schemas').then(({ pricesSchema }) => pricesSchema(rules)),
    }),
  contato: (_rules: AnnounceRules) =>
    defineForm({
      id: 'anuncio-contato',
      labels: {
        proprietario_nome: 'Nome completo',
        email: 'E-mail',
        'proprietario_telefone.numero': 'Telefone',
      },
      fields: {
        proprietario_nome: nameField,
        email: emailField,
        'proprietario_telefone.numero': { required: true },
      },
      schema: () => import('./announce-schemas').then(({ ownerSchema }) => ownerSchema()),
    }),
} satisfies Record<AnnounceStep, unknown>;
