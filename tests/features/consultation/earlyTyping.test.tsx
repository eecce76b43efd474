import { act, screen, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { ContactForm } from '@/features/consultation/contactForm/ContactForm';
import { LocalizedProvider, loadMessages } from '@/i18n';
import { makeStore } from '@/store';
import { loadEverySlice } from '../../../stories/support/everySlice';
import '../../support/network';

it('keeps what was typed into the page that was sent before its form worked', async () => {
  await Promise.all([loadMessages('en', 'common'), loadMessages('en', 'gof'), loadEverySlice()]);
  const page = (
    <Provider store={makeStore()}>
      <LocalizedProvider locale="en">
        <MemoryRouter>
          <ContactForm />
        </MemoryRouter>
      </LocalizedProvider>
    </Provider>
  );
  const container = document.createElement('div');
  container.innerHTML = renderToString(page);
  document.body.append(container);
  const typed = {
    'Your Name': 'Mina Park',
    Email: 'mina.park@insurer.example',
    'Your Message': 'Early',
  };
  for (const [label, value] of Object.entries(typed))
    screen.getByLabelText<HTMLInputElement>(label).value = value;
  expect(screen.getByRole('button', { name: 'Submit' })).toBeDisabled();

  const root = await act(() => hydrateRoot(container, page));
  for (const [label, value] of Object.entries(typed))
    expect(screen.getByLabelText(label)).toHaveValue(value);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Submit' })).toBeEnabled());
  act(() => root.unmount());
  container.remove();
});
