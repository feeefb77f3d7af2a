import { type ReactNode, useId } from 'react';
import { Icon } from './icon.tsx';

/** Shows a button that opens the device's choice of files; the same file can be chosen again. */
export function FileButton({
  id: givenId,
  accept,
  onChoose,
  children,
  look = 'secondary',
  hasIcon = false,
  multiple = false,
  isInvalid = false,
  describedBy,
}: {
  readonly id?: string;
  /** Endings or media types. */
  readonly accept: readonly string[];
  readonly onChoose: (files: readonly File[]) => void;
  readonly children: ReactNode;
  readonly look?: 'secondary' | 'quiet';
  readonly hasIcon?: boolean;
  readonly multiple?: boolean;
  readonly isInvalid?: boolean;
  readonly describedBy?: string;
}) {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <label className={`button ${look} file-button`} htmlFor={id}>
      {hasIcon && <Icon name="plus" />}
      <span>{children}</span>
      <input
        id={id}
        type="file"
        multiple={multiple}
        accept={accept.join(',')}
        aria-describedby={describedBy}
        aria-invalid={isInvalid || undefined}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          target.value = '';
          if (files.length > 0) onChoose(files);
        }}
      />
    </label>
  );
}
