import { Component, type ReactNode } from 'react';
import { FailureState } from '#web/components/failure-state.tsx';

/** Keeps the frame standing when a page breaks; the page can be tried again. */
export class ErrorBoundary extends Component<
  { children: ReactNode; onError: (error: unknown) => void },
  { error: unknown }
> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  override render(): ReactNode {
    if (this.state.error === null) return this.props.children;
    return <FailureState error={this.state.error} onRetry={() => this.setState({ error: null })} />;
  }
}
