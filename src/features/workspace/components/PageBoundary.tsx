import { Component, type ReactNode } from 'react';

interface Props {
  /** Stands in for a page that failed; what it kept is not lost. */
  fallback: (retry: () => void) => ReactNode;
  children: ReactNode;
}

/** One page that fails leaves the others as they are. */
export class PageBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return this.props.fallback(() => this.setState({ failed: false }));
  }
}
