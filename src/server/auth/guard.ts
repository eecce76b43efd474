import type { FastifyRequest } from 'fastify';
import type { ResourceName, Right } from '@/domain/admin';
import { TOKEN_COOKIE } from '@/domain/session';
import type { ContractDocument, PermissionRule } from '../contract/document';
import type { Database } from '../database';
import { BusinessError } from '../errors';
import { hasRight } from '../repositories/rights';
import { type SessionUser, sessionFinder } from '../repositories/sessions';

/**
 * The token that the request carries (SE-1); undefined where it cannot be one of ours. The demo cookie beside it is only a hint for the screen
 * and is never read here (SE-11).
 */
export function sessionToken({ cookies }: FastifyRequest): string | undefined {
  const token = cookies[TOKEN_COOKIE];
  return token !== undefined && /^[\w-]{43}$/.test(token) ? token : undefined;
}

/** Whoever is behind a session, as the database knows them at this call. */
export interface Principal {
  user: SessionUser;
  token: string;
  expiresAt: Date;
}

/** A request as far as rights depend on it; the contract has checked both. */
export interface Target {
  path: unknown;
  body: unknown;
}

/** SE-11: the server believes the session and the database, and neither the demo cookie nor what the client remembers. */
export class Guard {
  readonly #db: Database;
  readonly #menusOf: ContractDocument['x-resource-menus'];
  readonly #clock: () => Date;
  readonly #findSession: ReturnType<typeof sessionFinder>;

  constructor(
    db: Database,
    contract: Pick<ContractDocument, 'x-resource-menus'>,
    clock: () => Date,
  ) {
    this.#db = db;
    this.#menusOf = contract['x-resource-menus'];
    this.#clock = clock;
    this.#findSession = sessionFinder(db, clock);
  }

  /**
   * Who sends the request.
   * @throws {BusinessError} A1401 without a live session; E1503 without the demo right (SE-8).
   */
  async authenticate(request: FastifyRequest): Promise<Principal> {
    const principal = await this.sessionOf(request);
    if (!principal) throw new BusinessError('A1401');
    if (!principal.user.demoAuth) throw new BusinessError('E1503');
    return principal;
  }

  /** The live session that the request carries, whatever its rights; undefined without one. */
  async sessionOf(request: FastifyRequest): Promise<Principal | undefined> {
    const token = sessionToken(request);
    const session = token === undefined ? undefined : await this.#findSession(token);
    return token !== undefined && session ? { ...session, token } : undefined;
  }

  /** Whether the session is still there, by the database. */
  async isLive({ token }: Principal): Promise<boolean> {
    return (await this.#findSession(token)) !== undefined;
  }

  /** Whether the session has run out, by the clock. */
  isExpired({ expiresAt }: Principal): boolean {
    return expiresAt <= this.#clock();
  }

  /**
   * Lets through whom the rule allows.
   * @param db a transaction, where the answer must still hold when it commits.
   * @throws {BusinessError} E1502 without the right.
   */
  async authorize(
    { user }: Principal,
    rule: PermissionRule,
    target: Target,
    db: Database = this.#db,
  ): Promise<void> {
    if (rule === 'session') return;
    for (const right of neededRights(rule.needs, target.body)) {
      const paths =
        'menu' in rule
          ? [rule.menu].flat()
          : this.#pathsFor((target.path as { resource: ResourceName }).resource, right);
      if (!(await hasRight(db, user.id, paths, right))) throw new BusinessError('E1502');
    }
  }

  /** The first menu's screen works on the resource; the others only show it. */
  #pathsFor(resource: ResourceName, right: Right): readonly string[] {
    const menus = this.#menusOf[resource];
    return right === 'read' ? menus : [menus[0]];
  }
}

/** One right, or for a batch those that its changes need. */
function neededRights(needs: Right | Readonly<Record<string, Right>>, body: unknown): Right[] {
  if (typeof needs === 'string') return [needs];
  const { changes } = body as { changes: readonly { op: string }[] };
  return [...new Set(changes.flatMap(({ op }) => needs[op] ?? []))];
}
