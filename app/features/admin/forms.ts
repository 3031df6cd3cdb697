import { roleNames } from '@domain/staff/roles';
import { defineForm } from '~/forms/form';
import { emailField, nameField } from '~/forms/usual-fields';

const schemas = () => import('./form-schemas');
const codeField = { autoComplete: 'one-time-code', required: true, maxLength: 40 };
const password = 'password';

export const roleOptions: readonly (readonly [string, string])[] = Object.entries(roleNames);

export const adminForms = {
  signIn: defineForm({
    id: 'entrar',
    labels: { email: 'E-mail', password: 'Senha' },
    fields: { email: { ...emailField, autoComplete: 'username' } },
    secrets: [password],
    isShort: true,
    schema: () => schemas().then(({ staffSignInBody }) => staffSignInBody),
  }),
  accept: defineForm({
    id: 'convite',
    labels: { name: 'Nome completo', password: 'Senha' },
    fields: { name: nameField },
    secrets: [password],
    isShort: true,
    schema: () => schemas().then(({ accept }) => accept),
  }),
  totp: defineForm({
    id: 'codigo',
    labels: { code: 'Código do aplicativo, 6 números' },
    fields: { code: { ...codeField, inputMode: 'numeric' } },
    secrets: ['code'],
    isShort: true,
    schema: () => schemas().then(({ staffCodeBody }) => staffCodeBody),
  }),
  recoveryCode: defineForm({
    id: 'recuperacao',
    labels: { code: 'Código de recuperação' },
    fields: { code: { ...codeField, autoComplete: 'off' } },
    secrets: ['code'],
    isShort: true,
    schema: () => schemas().then(({ staffCodeBody }) => staffCodeBody),
  }),
  password: defineForm({
    id: 'senha',
    labels: { current: 'Senha atual', password: 'Nova senha' },
    secrets: ['current', password],
    isShort: true,
    schema: () => schemas().then(({ staffPasswordBody }) => staffPasswordBody),
  }),
  invite: defineForm({
    id: 'convidar',
    labels: { email: 'E-mail', role: 'Papel' },
    fields: { email: { ...emailField, autoComplete: 'off' } },
    isShort: true,
    schema: () => schemas().then(({ invite }) => invite),
  }),
  notedContact: defineForm({
    id: 'novo-contato',
    labels: {
      ...{ name: 'Nome', phone: 'Telefone', email: 'E-mail', channel: 'Como veio', kind: 'Pedido' },
      ...{ property_code: 'Código do imóvel, se houver', message: 'O que a pessoa disse', key: 'Formulário' },
      ...{ responsible: 'Quem atende', receipt: 'Mandar um e-mail à pessoa com o protocolo' },
    },
    fields: {
      name: { ...nameField, autoComplete: 'off', maxLength: 120 },
      phone: { type: 'tel', inputMode: 'tel', autoComplete: 'off', maxLength: 40 },
      email: { type: 'email', autoComplete: 'off', maxLength: 254 },
      property_code: { autoComplete: 'off', maxLength: 40 },
    },
    schema: () => schemas().then(({ staffNewContactBody }) => staffNewContactBody),
  }),
  contactBulk: defineForm({
    id: 'em-massa',
    labels: {
      ...{ responsible: 'Quem atende', state: 'Estado' },
      ...{ state_reason: 'Por que se perderam', remind_on: 'Lembrar em' },
      note: 'Por que mudam de mãos, se já respondidos',
    },
    fields: { state_reason: { maxLength: 500 }, note: { maxLength: 2_000 } },
    isShort: true,
    schema: () => schemas().then(({ contactBulk }) => contactBulk),
  }),
  contactPass: defineForm({
    id: 'passar',
    labels: { responsible: 'Passar a', note: 'Recado a quem atende (opcional)' },
    fields: { note: { maxLength: 2_000 } },
    isShort: true,
    schema: () => schemas().then(({ contactPass }) => contactPass),
  }),
  contactState: defineForm({
    id: 'situacao',
    labels: { state: 'Agora está', state_reason: 'Por que se perdeu', remind_on: 'Lembrar em' },
    fields: { state_reason: { maxLength: 500 } },
    isShort: true,
    schema: () => schemas().then(({ contactState }) => contactState),
  }),
  contactStep: defineForm({
    id: 'proximo',
    labels: { next_step: 'O que fazer', next_on: 'Quando' },
    fields: { next_step: { maxLength: 200 } },
    isShort: true,
    schema: () => schemas().then(({ contactStep }) => contactStep),
  }),
  contactNote: defineForm({
    id: 'anotar',
    labels: { note: 'Só a equipe lê' },
    fields: { note: { maxLength: 2_000, required: true } },
    isShort: true,
    schema: () => schemas().then(({ staffContactNoteBody }) => staffContactNoteBody),
  }),
  dataRequest: defineForm({
    id: 'titular',
    labels: { person: 'E-mail, telefone ou protocolo', requested_on: 'Data do pedido' },
    fields: {
      person: { autoComplete: 'off', required: true, maxLength: 254 },
      requested_on: { type: 'date', required: true },
    },
    isShort: true,
    schema: () => schemas().then(({ staffDataRequestBody }) => staffDataRequestBody),
  }),
  erasure: defineForm({
    id: 'apagar',
    labels: { reason: 'Motivo' },
    isShort: true,
    schema: () => schemas().then(({ staffErasureBody }) => staffErasureBody),
  }),
  broker: defineForm({
    id: 'corretor',
    labels: {
      ...{ name: 'Nome', creci: 'CRECI', phone: 'Telefone', email: 'E-mail', linkedin: 'LinkedIn' },
      ...{ cv: 'Texto', active: 'No site', successor: 'Quem recebe os contatos abertos' },
    },
    fields: {
      name: { required: true, maxLength: 80, autoComplete: 'off' },
      creci: { required: true, maxLength: 36 },
      phone: { type: 'tel', inputMode: 'tel', autoComplete: 'off' },
      email: { type: 'email', autoComplete: 'off' },
      linkedin: { inputMode: 'url', placeholder: 'https://' },
      cv: { maxLength: 2000 },
    },
    isShort: true,
    schema: () => schemas().then(({ broker }) => broker),
  }),
  override: defineForm({
    id: 'campo',
    labels: {
      ...{ field: 'Campo', value: 'Valor', period: 'Período', items: 'Características' },
      ...{ until: 'Até (opcional)', reason: 'Por quê (opcional)' },
    },
    fields: { until: { type: 'date' }, reason: { maxLength: 500 } },
    isShort: true,
    schema: () => schemas().then(({ overrideForm }) => overrideForm),
  }),
  propertyDecisions: defineForm({
    id: 'casa',
    labels: {
      ...{ broker: 'Corretor', exclusive_until: 'Exclusividade até (opcional)' },
      ...{ exclusivity: 'Exclusividade', news: 'Novidade', opportunity: 'Oportunidade' },
      ...{ accept_exchange: 'Aceita permuta', placement: 'Lugar nos destaques' },
      owner: 'Conta do proprietário',
    },
    fields: {
      exclusive_until: { type: 'date' },
      owner: { inputMode: 'email', autoComplete: 'off', maxLength: 1_500 },
    },
    isShort: true,
    schema: () => schemas().then(({ propertyDecisions }) => propertyDecisions),
  }),
  changedProperty: defineForm({
    id: 'mudou',
    labels: { note: 'O que mudou' },
    fields: { note: { required: true } },
    isShort: true,
    schema: () => schemas().then(({ changedProperty }) => changedProperty),
  }),
  withdrawal: defineForm({
    id: 'tirar',
    labels: { withdrawn: 'Motivo' },
    isShort: true,
    schema: () => schemas().then(({ withdrawalForm }) => withdrawalForm),
  }),
  role: defineForm({
    id: 'papel',
    labels: { role: 'Papel', was: 'Papel de antes' },
    isShort: true,
    schema: () => schemas().then(({ staffRoleBody }) => staffRoleBody),
  }),
};
