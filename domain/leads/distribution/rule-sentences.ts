import { nounFor } from '../../kernel/counts';
import { countWord } from '../../kernel/text';
import { joinWords } from '../../search/labels';
import { conditionParts } from './condition-text';
import type { Decision, RuleName } from './decide';
import type { DistributionRules, Group, PersonRef, Wheel } from './distribution-rules';
import { hoursText } from './hours-text';
import { parts, plainPart, type SentencePart } from './sentence-parts';

export interface RuleSentence {
  rule: RuleName;
  /** Id of the group. */
  group: string | null;
  active: boolean;
  sentence: SentencePart[];
}

export interface RulePeople {
  name: (person: PersonRef) => string;
  /** How many brokers can get contacts. */
  brokers: number;
}

/** All rules in their order; the first is 'frase 1'. */
export function ruleSentences(rules: DistributionRules, people: RulePeople): RuleSentence[] {
  const { known, page, property, groups, general, lastResort } = rules;
  const days = known.days === 1 ? '1 dia' : `${known.days} dias`;
  const line = (rule: RuleName, active: boolean, sentence: SentencePart[]): RuleSentence => {
    return { rule, group: null, active, sentence };
  };
  return [
    line(
      'known',
      known.active,
      parts`Quem já fala com um corretor ${'continua com ele'}, por ${plainPart(days)}.`,
    ),
    line('page', page.active, parts`Quem vem pela página de um corretor é ${'desse corretor'}.`),
    line('property', property.active, parts`O contato de um imóvel é ${'do corretor do imóvel'}.`),
    ...groups.map((group) => ({
      ...line(
        'group',
        group.active,
        parts`${conditionParts(group.condition)} ${goesTo(group, people, 'one')}.`,
      ),
      group: group.id,
    })),
    line('general', general.active, parts`Os outros ${goesTo(general, people, 'many')}.`),
    line('last', lastResort !== null, lastResortSentence(lastResort, people)),
  ];
}

/** 3 in 'pela frase 3'; null if the rule is no longer there. */
export function sentenceNumber(
  rules: DistributionRules,
  { rule, group }: Pick<Decision, 'rule' | 'group'>,
): number | null {
  const all = ruleSentences(rules, { name: String, brokers: 0 });
  const index = all.findIndex((each) => each.rule === rule && each.group === group);
  return index < 0 ? null : index + 1;
}

/** 'Valeu 12 vezes nesta semana.', 'Valeu 1 vez.', 'Não foi preciso.' @param period 'nesta semana', or none */
export function usageSentence(count: number, period?: string): string {
  if (count === 0) return 'Não foi preciso.';
  return `Valeu ${count} ${count === 1 ? 'vez' : 'vezes'}${period ? ` ${period}` : ''}.`;
}

const lastResortSentence = (person: PersonRef | null, { name }: RulePeople) =>
  person
    ? parts`Se ninguém pode, ${name(person)}.`
    : parts`Se ninguém pode, ${'falta escolher quem atende'}.`;

function goesTo(
  wheel: Wheel & Pick<Group, 'name'>,
  people: RulePeople,
  subject: 'one' | 'many',
): SentencePart[] {
  const verb = subject === 'one' ? 'vai' : 'vão';
  if (wheel.members.length === 0)
    return parts`${`não ${verb} para ninguém`}${plainPart(', falta escolher quem atende')}`;
  const hours = wheel.hours ? `, ${hoursText(wheel.hours)}` : '';
  if (wheel.name) {
    const [, article = '', name = ''] = /^((?:[ao]s?) )?(.*)$/i.exec(wheel.name)!;
    const rest = `, ${countedMembers(wheel)}${isEqual(wheel) ? '' : turnsText(wheel)}${hours}`;
    return parts`${plainPart(`${verb} para ${article}`)}${name}${plainPart(rest)}`;
  }
  const turns = turnsText(wheel);
  return parts`${plainPart(verb)} para ${membersText(wheel, people)}${plainPart(`${turns}${hours}`)}`;
}

const maxNames = 3;

const hasOnlyBrokers = ({ members }: Wheel) => members.every(({ person }) => person.startsWith('broker:'));

/** 'Marina Couto e Tomás Reis', 'quatro corretores', 'todos os 23 corretores' */
function membersText(wheel: Wheel, { name, brokers }: RulePeople): string {
  const { members } = wheel;
  if (members.length <= maxNames) return joinWords(members.map(({ person }) => name(person)));
  return hasOnlyBrokers(wheel) && members.length === brokers
    ? `todos os ${brokers} corretores`
    : countedMembers(wheel);
}

/** 'quatro corretores', 'uma pessoa' */
function countedMembers(wheel: Wheel): string {
  const { length } = wheel.members;
  return hasOnlyBrokers(wheel)
    ? `${countWord(length)} ${nounFor(length, 'corretor', 'corretores')}`
    : `${countWord(length, 'a')} ${nounFor(length, 'pessoa', 'pessoas')}`;
}

const isEqual = ({ members }: Wheel) => members.every(({ weight }) => weight === members[0]!.weight);

function turnsText(wheel: Wheel): string {
  const { members } = wheel;
  if (members.length < 2) return '';
  const one = members.length <= maxNames || hasOnlyBrokers(wheel) ? 'um' : 'uma';
  return isEqual(wheel) ? `, ${one} de cada vez` : `, conforme o peso de cada ${one}`;
}
