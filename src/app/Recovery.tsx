import { Component, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '@/ui';
import styles from './notFound/NotFoundScreen.module.css';

interface Props {
  /** Another place gets another try. */
  place: string;
  children: ReactNode;
}

/** What stands in for a screen that failed or whose chunk did not arrive. */
export class Recovery extends Component<Props, { failed: boolean }> {
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
      <section className={styles.screen} role="alert">
        <h1>
          <FormattedMessage id="recovery.heading" />
        </h1>
        <p>
          <FormattedMessage id="recovery.text" />
        </p>
        <Button look="primary" onClick={() => location.reload()}>
          <FormattedMessage id="recovery.retry" />
        </Button>
      </section>
    );
  }
}
