import { Component, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button, ErrorState } from '@/ui';

interface Props {
  /** Another place gets another try. */
  place: string;
  children: ReactNode;
}

/** What stands in for a screen that failed or whose chunk did not arrive. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidUpdate({ place }: Props) {
    if (this.state.failed && place !== this.props.place) this.setState({ failed: false });
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <ErrorState
        size="page"
        heading={<FormattedMessage id="recovery.heading" />}
        actions={
          <Button look="primary" onClick={() => location.reload()}>
            <FormattedMessage id="recovery.retry" />
          </Button>
        }
      >
        <FormattedMessage id="recovery.text" />
      </ErrorState>
    );
  }
}
