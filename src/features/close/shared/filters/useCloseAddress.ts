import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import {
  closeFilterActions,
  closeFiltersOf,
  closeQuery,
  selectCloseFilters,
  useAppDispatch,
  useAppSelector,
} from '@/store';

/**
 * Address and filters say the same while a screen of the close is shown. An address that comes with a query is followed (a link, a bookmark, going back);
 * one without takes the filters that the user has brought along.
 */
export function useCloseAddress(): void {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { search } = useLocation();
  const query = closeQuery(useAppSelector(selectCloseFilters));
  const known = useRef('');

  useEffect(() => {
    if (search === query) known.current = search;
    else if (search === '' || search === known.current) {
      known.current = query;
      void navigate({ search: query }, { replace: true });
    } else {
      known.current = search;
      dispatch(closeFilterActions.addressFollowed(closeFiltersOf(search)));
    }
  }, [dispatch, navigate, query, search]);

  // A tab that is shown again looks at its address anew.
  useEffect(
    () => () => {
      known.current = '';
    },
    [],
  );
}
