import type { StaffFeedSource, StaffRun } from '@contract/staff-feeds';
import { capitalized } from '@domain/kernel/text';
import { recentMomentText } from '@domain/kernel/moment';
import type { IconName } from '~/components/ui/icon';

export interface StateText {
  icon: IconName;
  text: string;
  look: 'e-ok' | 'e-av' | 'e-no' | '';
}

const ok = (text: string): StateText => ({ icon: 'check', text, look: 'e-ok' });
const wait = (text: string): StateText => ({ icon: 'clock', text, look: 'e-av' });
const bad = (text: string): StateText => ({ icon: 'close', text, look: 'e-no' });

/** What became of a run. */
export function stateOf(run: StaffRun): StateText {
  const { outcome, decision } = run;
  if (run.is_publishing) return wait('publicando');
  if (run.is_reverted) return { icon: 'previous', text: 'revertida', look: '' };
  if (outcome === 'applied') return ok(decision === 'without-prices' ? 'no ar, sem os preços' : 'no ar');
  if (outcome === 'unchanged') return ok('sem mudança');
  if (outcome === 'running') return wait('em curso');
  if (outcome === 'repeated') return { icon: 'warning', text: run.reason ?? 'repetida', look: '' };
  if (outcome === 'abandoned') return bad('interrompida');
  if (outcome === 'failed') return bad(run.reason ?? 'falhou');
  if (decision === 'discarded') return { icon: 'bin', text: 'descartada', look: '' };
  if (run.hold === 'file' && decision === null) return wait('prévia');
  return decision === 'superseded' ? { icon: 'clock', text: 'substituída', look: '' } : wait('retida');
}

/** 'hoje, 12h00' */
export const whenText = (at: string, now: Date): string => recentMomentText(new Date(at), now);

const formats: Readonly<Record<string, string>> = {
  ...{ vrsync: 'VRSync', carga: 'Carga', opennavent: 'OpenNavent' },
};
export const formatText = (format: string | null): string =>
  format === null ? '–' : (formats[format] ?? format);

/** 'casa-nova' → 'Casa nova' */
export const sourceText = (name: string): string => capitalized(name.replaceAll('-', ' '));

export function sourceState({ last, is_running, failures }: StaffFeedSource): StateText {
  if (is_running) return wait('carregando');
  if (!last) return wait('ainda não lida');
  const state = stateOf(last);
  return failures > 0 && last.outcome === 'failed'
    ? { ...state, text: `${state.text}; ${failures}.ª falha` }
    : state;
}
