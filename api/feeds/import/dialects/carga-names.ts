/**
 * Tags by field, normalized by `nodeName`, in ZAP's `Carga`, Kenlo/InGaia and similar formats, in order of preference.
 */
const spellings = {
  id: 'codigoimovel codigo referencia ref codigoreferencia codigoimovelauxiliar codimovel idimovel id cod',
  title: 'tituloimovel titulo tituloanuncio titulosite title chamada minidescricao',
  description:
    'observacao observacoes descricao descricaoimovel descricaoweb descricaosite descricaoexterna descricaocompleta descricaodetalhada descritivo detalhes obs texto description',
  transaction:
    'transacao tipotransacao operacao tipooperacao negocio tiponegocio tipodenegocio modalidade pretensao tiponegociacao negociacao modelo',
  secondTransaction: 'transacao2',
  salePrice: 'precovenda valorvenda vlrvenda precodevenda valordevenda vendavalor vendapreco',
  rentPrice:
    'precolocacao precoaluguel valorlocacao valoraluguel vlrlocacao vlraluguel precodelocacao valordelocacao valordealuguel aluguel locacao',
  seasonPrice: 'precolocacaotemporada precotemporada valortemporada',
  dayPrice: 'valordiaria precodiaria diaria',
  anyPrice: 'preco valor valorimovel precoimovel price',
  rentPeriod: 'periodolocacao periodoaluguel periodicidade',
  seasonPeriod: 'periodotemporada',
  currency: 'moeda currency',
  showPrices: 'publicavalores publicarvalores publicavalor exibirvalor mostrarvalor exibirpreco mostrarpreco',
  condominiumFee: 'precocondominio valorcondominio taxacondominio vlrcondominio condominiovalor condominio',
  iptu: 'valoriptu precoiptu iptu precoiptuimovel valoriptuimovel valordoiptu iptuvalor valoriptuanual precoiptuanual iptuanual valoriptumensal precoiptumensal iptumensal',
  iptuPeriod: 'periodoiptu iptuperiodo tipoiptu',
  category: 'categoriaimovel categoria',
  subtype: 'subtipoimovel subtipimovel subtipo tipo2',
  type: 'tipoimovel tipo tipodoimovel type',
  use: 'finalidade uso tipouso usoimovel',
  stage:
    'fase faseobra estagio estagioobra estagiodaobra statusobra situacaoimovel situacao estadoconservacao conservacao',
  registrationNumber:
    'registroincorporacao registrodeincorporacao numeroregistro memorialincorporacao memorial',
  area: 'areautil areaprivativa areaconstruida areautilm2 areautilprivativa metragem area',
  areaUnit: 'unidademetrica unidademedida unidade',
  landArea: 'areatotal areaterreno areadoterreno areatotalm2 arealote',
  bedrooms:
    'qtddormitorios qtdquartos qtddormitorio qtdquarto dormitoriosqtd quartosqtd dormitorios quartos numdormitorios numquartos dormitorio quarto',
  suites: 'qtdsuites qtdsuite suites numsuites suite sendosuites',
  bathrooms: 'qtdbanheiros qtdbanheiro banheiros totalbanheiros numbanheiros banheiro banheirosocialqtd',
  parking: 'qtdvagas qtdvaga vagas garagem garagens vagasgaragem qtdgaragem numvagas',
  coveredParking: 'qtdvagascobertas vagascobertas',
  openParking: 'qtdvagasdescobertas vagasdescobertas',
  floor: 'numeroandar andar andarapto qtdandar',
  yearBuilt: 'anoconstrucao anodeconstrucao anoedificacao',
  age: 'idadeimovel idadedoimovel idadeconstrucao idade',
  renovation: 'nivelreforma estadoconservacao conservacao reforma estadoimovel',
  highlight: 'destaque destaqueweb superdestaque emdestaque modelo tipopublicacao',
  offer: 'tipooferta',
  status: 'status statuscomercial situacaoanuncio situacaocomercial disponibilidade disponivel',
  situation: 'situacao',
  publish:
    'publicar publica publicado exibirnosite exibirsite publicarsite publicarnosite publicarnoportal publicarportal ativo',
  exchange: 'aceitapermuta aceitatroca permuta estudapermuta aceitapermutaporimovel',
  condominiumName: 'nomecondominio condominionome nomeedificio edificio nomeempreendimento empreendimento',
  country: 'pais country',
  stateCode: 'uf siglaestado estadosigla',
  state: 'estado state',
  city: 'cidade municipio nomecidade cidadenome city',
  district: 'bairro bairrocomercial bairrooficial nomebairro bairronome neighborhood',
  street: 'endereco logradouro nomelogradouro enderecologradouro rua',
  streetKind: 'tipologradouro',
  streetNumber: 'numero numeroimovel endereconumero num nro',
  complement: 'complemento complementoendereco enderecocomplemento',
  postalCode: 'cep enderecocep codigopostal',
  latitude: 'latitude lat gmapslat latitudelongitude latlng coordenadas',
  longitude: 'longitude lng lon long gmapslng',
  displayAddress:
    'divulgarendereco exibirendereco mostrarendereco publicarendereco tipoexibicaoendereco exibicaoendereco visibilidadeendereco',
  hideAddress: 'esconderenderecoimovel',
  tour: 'linktourvirtual urltourvirtual tourvirtual tour360 tour3d linktour tour visitavirtual',
  listedAt: 'datacadastro datacriacao datainclusao datapublicacao',
  updatedAt: 'dataatualizacaoimovel dataatualizacao ultimaatualizacao datahoraatualizacao dataalteracao',
} as const;
export type CargaField = keyof typeof spellings;

export const cargaNames = Object.fromEntries(
  Object.entries(spellings).map(([field, names]) => [field, names.split(' ')]),
) as Record<CargaField, string[]>;

/** Boolean tags that are not features. */
const answers =
  'dentrocondominio emcondominio lancamento imovellancamento naplanta emconstrucao imovelnovo novo precisareforma reformado exclusividade exclusivo imovelexclusivo suspenso inativo vendido alugado placa urgente';
const fields = new Set([...Object.values(cargaNames).flat(), ...answers.split(' ')]);
const notes =
  /^(?!qtdelevador)(destaque|(exibir|mostrar|publicar|divulgar|visualizar)|qtd|num|total|id|cod|valor|preco|vlr|area(?!servico|deservico|verde|lazer|gourmet)|data|link|url|salas?$)/;
/** Texts of an item of a list, beside being fields. */
const labels = new Set(
  'descricao texto nome titulo tipo valor detalhes id text description title name label obs type'.split(' '),
);
/** Whether the text of an element inside a list is a field's value: `<caracteristicas><tipo_imovel>Casa`. */
export const isListedField = (tag: string): boolean => fields.has(tag) && !labels.has(tag);
/** Whether a tag is a field, a count or metadata: 'yes' in it is not a feature. */
export const isField = (tag: string): boolean => fields.has(tag) || notes.test(tag);
