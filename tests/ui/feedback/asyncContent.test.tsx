import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { AsyncContent, EmptyState, ErrorState } from '@/ui';

const texts = { pending: 'On the way', failed: 'It did not come' };

describe('AsyncContent', () => {
  it('says that it waits, then shows what came', () => {
    const { rerender } = render(
      <AsyncContent ready={false} failed={false} texts={texts}>
        rows
      </AsyncContent>,
    );
    expect(screen.getByRole('status')).toHaveTextContent('On the way');
    rerender(
      <AsyncContent ready failed={false} texts={texts}>
        rows
      </AsyncContent>,
    );
    expect(screen.queryByRole('status')).toBeNull();
    expect(screen.getByText('rows')).toBeVisible();
  });

  it('keeps what is there when a later try fails', () => {
    render(
      <AsyncContent ready failed texts={texts}>
        rows
      </AsyncContent>,
    );
    expect(screen.getByText('rows')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says what failed and tries again', async () => {
    const onRetry = jest.fn();
    render(
      <AsyncContent ready={false} failed texts={texts} retry={{ label: 'Try again', onRetry }}>
        rows
      </AsyncContent>,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('It did not come');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });
});

it('reads out that nothing is found only where it takes the place of something', () => {
  const { rerender } = render(<EmptyState>Nothing</EmptyState>);
  expect(screen.queryByRole('status')).toBeNull();
  rerender(<EmptyState live>Nothing</EmptyState>);
  expect(screen.getByRole('status')).toHaveTextContent('Nothing');
});

it('gives the error of a whole page its heading', () => {
  render(
    <ErrorState size="page" heading="Gone" actions={<a href="/">Home</a>}>
      It is not here.
    </ErrorState>,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Gone' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Home' })).toBeVisible();
});
