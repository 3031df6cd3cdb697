import type { PageText } from './text-content';

/** Shown until the brokerage writes its own (spec 1 §2.1). */
export const defaultTerms: PageText = {
  title: 'Termos de responsabilidade',
  lead: 'O que o site informa, o que pode mudar e o que só vale por escrito.',
  text: `## O que um anúncio é

Os anúncios informam; não são proposta nem reserva. Preço, medidas, condomínio, IPTU e disponibilidade vêm do proprietário, da incorporadora ou de quem os representa, e podem mudar sem aviso. O que vale é o que estiver no contrato.

Antes de assinar, confira a matrícula do imóvel e peça ao consultor os documentos que ainda faltarem.

## Medidas, imagens e lugar no mapa

- As áreas são aproximadas. A medida oficial é a da matrícula.
- Plantas, perspectivas e fotos de lançamentos são ilustrativas. Móveis e objetos não fazem parte do imóvel, a menos que o contrato diga.
- Quando o proprietário pede reserva, o ponto no mapa é deslocado: mostra a vizinhança, não o endereço.

## Lançamentos

Um empreendimento só é oferecido à venda depois do registro da incorporação (Lei 4.591/1964, art. 32), e o anúncio traz o número do registro. Sem esse número ele aparece como breve lançamento: sem preço, apenas para quem quer ser avisado.

## Valores e simulações

Os preços estão na moeda em que o imóvel é negociado, sem conversão. Simulações de financiamento são cálculos com os números que você informa; não são oferta de crédito. Taxas e prazos são do banco.

## O que pedimos de você

- Dados verdadeiros nos formulários e na sua conta.
- Que só anuncie um imóvel seu, ou com autorização do dono.
- Que guarde a sua senha e avise se alguém a usar.
- Que não copie o conteúdo em massa nem sobrecarregue o site. Textos, fotos e gravuras têm dono, e o uso fora daqui depende de autorização.

## Outros sites

Alguns caminhos levam para fora: mapas, redes sociais, WhatsApp, simuladores, passeios virtuais. Lá valem as regras de quem os mantém.

## Até onde respondemos

Respondemos pelo nosso trabalho de corretagem, na forma da lei e do Código de Defesa do Consumidor. Cuidamos para que o site esteja no ar e correto, mas ele pode ter falhas; se você vir uma, [conte para nós](/sobre-nos/contato) e corrigimos.

## Mudanças e foro

Estes termos seguem a lei brasileira e podem mudar; a versão desta página é a que vale. Qualquer questão pode ser levada ao foro do seu domicílio. O uso dos seus dados está na [política de privacidade](/politica-de-privacidade).`,
};
