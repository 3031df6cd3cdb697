import { ProgressSteps } from './progress-steps';

interface NextStepsProps {
  when: string;
  /** Latest day of the call: 'terça, 24/11'; null: no promise. */
  callBy: string | null;
}

export const NextSteps = ({ when, callBy }: NextStepsProps) => (
  <ProgressSteps
    current={0}
    steps={[
      { name: 'Recebido', text: when },
      { name: 'Em análise', ...(callBy && { text: `até ${callBy}` }) },
      { name: 'Visita de fotos', text: 'você escolhe o dia' },
      { name: 'No ar', text: 'com a sua aprovação' },
    ]}
  />
);
