/** Source file of a text, verbatim or as the given code. */
type Place = string | { file: string; as: string };

const signIn = 'app/features/account/sign-in';
const exit = 'app/features/leads/exit-dialog/exit-steps.tsx';
const share = 'app/components/ui/copied-link.tsx';
const announceOptions = 'domain/announcement/options.ts';
const leadOptions = 'domain/taxonomy/lead-options.ts';
const accountLinks = 'app/features/account/client-area/account-links.ts';

/** Quoted user texts of the specifications, in order. */
export const quotedTexts: Readonly<Record<string, Place>> = {
  'Busque por cidade, bairro, código...': 'app/features/search-box/search-box.tsx',
  Cancelar: 'app/features/layout/header-search.tsx',
  'Cadastre-se': 'app/features/layout/header-fragment.tsx',
  Entrar: 'app/features/layout/header-fragment.tsx',
  Serra: 'app/domain/menus/definitions.ts',
  'Assine nossa newsletter': 'app/features/layout/blocks-fragment.tsx',
  'Suas pesquisas mais recentes': 'app/features/search-box/options.browser.tsx',
  'Não há resultados para esta localização': 'domain/search/place-messages.ts',
  'Para confirmar a busca, clique em “buscar”': 'app/features/search-box/box-texts.browser.ts',
  'Não foram encontradas cidades.': 'domain/search/place-messages.ts',
  'Entrar ou cadastrar-se': `${signIn}/view.ts`,
  'Concluir cadastro': `${signIn}/view.ts`,
  Preço: 'domain/search/labels.ts',
  'Acima de X': { file: 'domain/search/labels.ts', as: '`Acima de ${' },
  'Até X': { file: 'domain/search/labels.ts', as: '`Até ${' },
  'X - Y': { file: 'domain/search/labels.ts', as: '} - ${' },
  'Escolha a faixa de preço': 'app/routes/imoveis/filters/panels.tsx',
  'Limpar filtro': 'app/routes/imoveis/filters/bottom-sheet-footer.tsx',
  'Ver imóveis': 'domain/kernel/counts.ts',
  Próximo: exit,
  Pronto: exit,
  Copiar: share,
  Copiado: share,
  'O preço máximo deve ser maior que o preço mínimo': 'domain/search/form-errors.ts',
  'R$ ': { file: 'app/forms/money-field.tsx', as: 'data-prefix="R$"' },
  'Nenhum resultado encontrado.': 'app/forms/country-picker.tsx',
  'Digite um telefone válido': 'domain/validation/phone.ts',
  'Preencha com um número válido': 'domain/validation/telefone.ts',
  'Nome inválido': 'domain/validation/full-name.ts',
  'Por favor, preencha com o nome completo': 'domain/validation/full-name.ts',
  'O endereço deve conter rua, número, bairro e cidade': 'domain/validation/address.ts',
  'O endereço deve pertencer aos estados de {list, uppercased}': {
    file: 'domain/validation/address.ts',
    as: "`O endereço deve pertencer aos estados de ${states.join(', ').toUpperCase()}`",
  },
  'O campo senha deve ter uma letra maiúscula, uma letra minúscula, um número e um caractere especial (@$!%#?&)':
    'domain/validation/senha.ts',
  'O horário informado é inválido': 'domain/validation/horario.ts',
  'Você deve ter no mínimo 18 anos para se cadastrar': 'domain/validation/data-nascimento.ts',
  'O CPF informado é inválido': 'domain/validation/cpf.ts',
  'O CNPJ informado é inválido': 'domain/validation/cnpj.ts',
  'O valor deve ser maior que R$ {min}': {
    file: 'domain/validation/min-money.ts',
    as: '`O valor deve ser maior que R$ ${formatNumber(min)}`',
  },
  'Veja este imóvel que está no site da Bossa Nova': {
    file: 'app/routes/imovel/share/targets.ts',
    as: "`Veja este imóvel que está no site ${withArticle(brokerage, 'de')}",
  },
  'Tivemos um problema ao buscar o imóvel, tente novamente.': 'app/features/search-box/code-search.ts',
  'Infelizmente, o imóvel buscado não está mais disponível. Mas não se preocupe, nossos consultores selecionaram outros imóveis similares à sua busca.':
    'app/domain/unavailable-property.ts',
  'Ver mais imóveis': 'app/features/search-box/property-by-code.server.ts',
  'Algo de errado ocorreu, tente novamente mais tarde.':
    'app/features/account/providers/provider-sign-in.server.ts',
  'Por favor, verifique o e-mail e senha digitados.': `${signIn}/texts.ts`,
  'Tente novamente mais tarde.': `${signIn}/texts.ts`,
  'Seu cadastro foi criado e você receberá um e-mail para validar sua conta.': `${signIn}/texts.ts`,
  'Ooops! Não foi possível completar a ação. Tente novamente em alguns minutos.': 'app/forms/form-texts.ts',
  'Algo de errado ocorreu ao buscar as informações do usuário.':
    'app/features/account/client-area/account-notice-list.ts',
  'Algo de errado ocorreu ao buscar as localizações disponíveis.': 'domain/search/place-messages.ts',
  'Não foi possível acessar sua localizaçao': 'app/features/search-box/denied-notice.browser.tsx',
  'Os dados do formulário não podem estar vazios.': 'api/leads/mautic/client.ts',
  'This page could not be found': 'app/features/status-pages/error-page.tsx',
  Retornar: 'app/routes/imovel/toolbar.tsx',
  'Ver favoritos': 'app/routes/imovel/toolbar.tsx',
  'Obrigado por se cadastrar em nossa newsletter': 'app/features/marketing/newsletter/newsletter.ts',
  'Tente novamente mais tarde': 'app/features/marketing/newsletter/newsletter.ts',
};

/** User texts that the specifications name without quotes. */
export const namedTexts: Readonly<Record<string, Place>> = {
  'Meu perfil': accountLinks,
  'Meus imóveis': accountLinks,
  'Meus favoritos': accountLinks,
  'Minhas pesquisas salvas': accountLinks,
  'Minha home': accountLinks,
  Sair: 'app/features/layout/account-menu.tsx',
  '(xx) xxxxx-xxxx': 'app/forms/phone-field.tsx',
  'Telefone, WhatsApp, E-mail': { file: leadOptions, as: "['Telefone', 'WhatsApp', 'E-mail']" },
  'Apartamento, Cobertura, Casa, Outros': {
    file: leadOptions,
    as: "['Apartamento', 'Cobertura', 'Casa', 'Outros']",
  },
  'Novo, Usado': { file: leadOptions, as: "['Novo', 'Usado']" },
  'Vender, Alugar, Vender e Alugar': { file: announceOptions, as: 'Vender e Alugar' },
  'Mensal, Anual, Isento': { file: announceOptions, as: "['Mensal', 'Anual', 'Isento']" },
};

/** Other quotes: names, values, punctuation and URL words. */
export const otherQuotes: readonly string[] = [
  ...['my account', '/', '{n}-quarto', '{n}-quartos', 'min-max', '-', '--', 'sim', '.', ','],
  ...['User already exists', 'Empreendimento/Bairro Comercial', '{product}', 'utm', 'corretor_landing'],
  ...['Bearer {token}', 'menu header', 'lead_interessado', '1', 'you may also like', 'alugar', 'vender'],
  ...['Produto não encontrado', 'Indisponível', 'error', 'more'],
];
