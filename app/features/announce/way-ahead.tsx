import { Way } from './way';

interface WayAheadProps {
  /** When it was received. */
  when: string;
  /** Until when somebody calls: 'terça, 24/11'. */
  callBy: string;
}

/** What becomes of an announcement, and when. */
export const WayAhead = ({ when, callBy }: WayAheadProps) => (
  <Way
    current={0}
    steps={[
      { name: 'Recebido', text: when },
      { name: 'Em análise', text: `até ${callBy}` },
      { name: 'Visita de fotos', text: 'você escolhe o dia' },
      { name: 'No ar', text: 'com a sua aprovação' },
    ]}
  />
);
