/** Feeds write these names without accents or in capitals. */
export const cityNames = `
São Paulo|Brasília|Belém|São Luís|Maceió|Goiânia|Cuiabá|Florianópolis|Vitória|João Pessoa|Macapá|Teresina|Aracaju
Rio de Janeiro|Belo Horizonte|Porto Alegre|Rio Branco|Boa Vista|Porto Velho|Campo Grande|Ribeirão Preto
São José dos Campos|São Bernardo do Campo|Santo André|São Caetano do Sul|Mauá|Ribeirão Pires|Diadema
Jundiaí|Itu|Itupeva|Valinhos|Vinhedo|Indaiatuba|Paulínia|Sumaré|Hortolândia|Americana|Santa Bárbara d'Oeste
Limeira|Piracicaba|Rio Claro|São Carlos|Araraquara|Bauru|Marília|Presidente Prudente|Araçatuba
São José do Rio Preto|Mirassol|Catanduva|Votuporanga|Fernandópolis|Jaú|Botucatu|Sorocaba|Votorantim
Araçoiaba da Serra|Salto|Porto Feliz|Boituva|Tatuí|São Roque|Ibiúna|Mairinque|Cotia|Carapicuíba|Barueri
Santana de Parnaíba|Osasco|Itapevi|Jandira|Embu das Artes|Itapecerica da Serra|Taboão da Serra|Guarulhos|Arujá
Mogi das Cruzes|Suzano|Poá|Ferraz de Vasconcelos|Itaquaquecetuba|Santa Isabel|Igaratá|Jacareí|Taubaté
Pindamonhangaba|Guaratinguetá|Campos do Jordão|Santo Antônio do Pinhal|São Bento do Sapucaí|Cunha
Bragança Paulista|Atibaia|Piracaia|Joanópolis|Itatiba|Morungaba|Amparo|Serra Negra|Águas de Lindóia|Socorro
Santos|São Vicente|Guarujá|Cubatão|Praia Grande|Mongaguá|Itanhaém|Peruíbe|Bertioga|São Sebastião|Ilhabela
Caraguatatuba|Ubatuba|Avaré|Brotas|Águas de São Pedro|São Pedro|Franca|Barretos|Sertãozinho|Araras|Leme
Mogi Guaçu|Mogi Mirim|Jaguariúna|Holambra|Pedreira|Monte Mor|Capivari|Tietê|Cerquilho|Ourinhos|Assis|Birigui
Niterói|São Gonçalo|Duque de Caxias|Nova Iguaçu|São João de Meriti|Petrópolis|Teresópolis|Nova Friburgo
Maricá|Saquarema|Araruama|Cabo Frio|Armação dos Búzios|Arraial do Cabo|São Pedro da Aldeia|Rio das Ostras|Macaé
Campos dos Goytacazes|Angra dos Reis|Paraty|Mangaratiba|Itaguaí|Volta Redonda|Resende|Itatiaia|Vassouras|Miguel Pereira
Nova Lima|Contagem|Betim|Brumadinho|Lagoa Santa|Uberlândia|Uberaba|Juiz de Fora|Montes Claros|Poços de Caldas
Pouso Alegre|Varginha|Divinópolis|Sete Lagoas|Governador Valadares|Ipatinga|Tiradentes|Ouro Preto|Capitólio|Extrema
Monte Verde|Camanducaia|Itajubá|Vila Velha|Guarapari|Serra|Cariacica|Domingos Martins|Linhares
Curitiba|Londrina|Maringá|Ponta Grossa|Cascavel|Foz do Iguaçu|São José dos Pinhais|Pinhais|Colombo|Araucária
Guarapuava|Paranaguá|Matinhos|Guaratuba|Umuarama|Toledo|Joinville|Blumenau|Balneário Camboriú|Camboriú|Itajaí
Itapema|Porto Belo|Bombinhas|Navegantes|Penha|Balneário Piçarras|Brusque|São José|Palhoça|Biguaçu
Governador Celso Ramos|Garopaba|Imbituba|Laguna|Tubarão|Criciúma|Chapecó|Lages|Jaraguá do Sul|São Bento do Sul
Itapoá|Barra Velha|Gaspar|Indaial|Timbó|Rio do Sul|Caxias do Sul|Gramado|Canela|Bento Gonçalves|Garibaldi
Novo Hamburgo|São Leopoldo|Canoas|Gravataí|Viamão|Cachoeirinha|Pelotas|Rio Grande|Santa Maria|Passo Fundo|Erechim
Capão da Canoa|Xangri-lá|Torres|Tramandaí|Osório|Imbé|Nova Petrópolis|Santa Cruz do Sul|Lajeado|Ijuí
Salvador|Lauro de Freitas|Camaçari|Mata de São João|Feira de Santana|Vitória da Conquista|Itacaré|Ilhéus|Itabuna
Porto Seguro|Santa Cruz Cabrália|Trancoso|Cairu|Maraú|Una|Juazeiro|Barreiras|Teixeira de Freitas
Recife|Olinda|Jaboatão dos Guararapes|Ipojuca|Cabo de Santo Agostinho|Tamandaré|Caruaru|Petrolina|Gravatá
Fortaleza|Aquiraz|Caucaia|Eusébio|Jijoca de Jericoacoara|Cruz|Sobral|Juazeiro do Norte|Natal|Parnamirim|Tibau do Sul
São Miguel do Gostoso|Mossoró|Campina Grande|Cabedelo|Conde|Marechal Deodoro|Barra de São Miguel|Maragogi
São Miguel dos Milagres|Porto de Pedras|Passo de Camaragibe|Nossa Senhora do Socorro|Barra dos Coqueiros
Parnaíba|Imperatriz|São José de Ribamar|Ananindeua|Santarém|Marabá|Manaus|Palmas|Araguaína|Gurupi
Aparecida de Goiânia|Anápolis|Senador Canedo|Rio Verde|Pirenópolis|Alto Paraíso de Goiás|Caldas Novas|Trindade
Valparaíso de Goiás|Luziânia|Várzea Grande|Rondonópolis|Sinop|Chapada dos Guimarães|Dourados|Bonito|Três Lagoas|Corumbá
`
  .trim()
  .split(/[|\n]/);
