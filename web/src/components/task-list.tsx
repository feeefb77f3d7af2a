import type { ReactNode } from 'react';
import { useText } from '#web/i18n/text-provider.tsx';
import type { IconName } from './icon.tsx';
import { Link } from './link.tsx';
import { type ChipTone, StatusChip } from './status-chip.tsx';

export type TaskState = 'notStarted' | 'inProgress' | 'done' | 'notNeeded' | 'otherParty';
export type Task = {
  readonly key: string;
  readonly title: ReactNode;
  readonly hint?: ReactNode;
  readonly state: TaskState;
  /** Absent: the step cannot be opened now. */
  readonly to?: string;
};

const LOOKS = {
  notStarted: { tone: 'off', icon: 'dash' },
  inProgress: { tone: 'info', icon: 'pencil' },
  done: { tone: 'ok', icon: 'check' },
  notNeeded: { tone: 'off', icon: 'dash' },
  otherParty: { tone: 'warn', icon: 'clock' },
} as const satisfies Record<TaskState, { tone: ChipTone; icon: IconName }>;

/** The steps of a long form, each with its state in words. */
export function TaskList({ tasks }: { readonly tasks: readonly Task[] }) {
  const t = useText();
  return (
    <ol className="plain task-list">
      {tasks.map((task) => (
        <li key={task.key}>
          <span className="task-title">
            {task.to === undefined ? (
              <span>{task.title}</span>
            ) : (
              <Link to={task.to}>{task.title}</Link>
            )}
            {task.hint && <span className="choice-hint">{task.hint}</span>}
          </span>
          <StatusChip {...LOOKS[task.state]}>{t(`task.${task.state}`)}</StatusChip>
        </li>
      ))}
    </ol>
  );
}
