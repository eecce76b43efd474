import { type AddressInfo, type Socket, connect, createServer } from 'node:net';
import { eq, sql } from 'drizzle-orm';
import pg from 'pg';
import { buildApp } from '@/server/app';
import { readConfig } from '@/server/config';
import { isDatabaseAway, openDatabase, prepareDatabase } from '@/server/database';
import { countPermissionAdmins } from '@/server/repositories/rights';
import { appUser, auditLog, company, menu, role, roleMenu } from '@/server/database/schema';
import { seedFirstAdmin, seedReferenceData, seedSampleData } from '@/server/seed';
import { createEmptyDatabase, createPreparedDatabase, dropDatabase } from '../support/database';

describe('the preparation of a database', () => {
  it('is done once by four replicas that start at the same moment, and by none after them', async () => {
    const url = await createEmptyDatabase();
    let seeding = 0;
    let most = 0;
    const seed = async (...[db]: Parameters<typeof seedReferenceData>) => {
      most = Math.max(most, (seeding += 1));
      await seedSampleData(db, new Date());
      seeding -= 1;
    };
    await Promise.all(Array.from({ length: 4 }, () => prepareDatabase(url, seed)));
    expect(most).toBe(1);

    const { db, close } = openDatabase(url, () => undefined);
    await db.update(appUser).set({ name: 'Changed' });
    await prepareDatabase(url, seed);
    expect(new Set((await db.select().from(appUser)).map(({ name }) => name))).toEqual(
      new Set(['Changed']),
    );
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const { rows } = await client.query(
      'SELECT count(*)::int AS runs, count(DISTINCT hash)::int AS migrations FROM drizzle.__drizzle_migrations',
    );
    expect(rows[0].runs).toBe(rows[0].migrations);
    await client.end();
    await close();
    await dropDatabase(url);
  });
});

describe('an installation of an earlier version', () => {
  it('gets the menus that it has not seen, with the rights of its roles, and none that was deleted', async () => {
    const url = await createPreparedDatabase();
    const { db, close } = openDatabase(url, () => undefined);
    const cockpit = eq(menu.menuId, 'M030101');
    const rights = () => db.select().from(roleMenu).where(eq(roleMenu.menuId, 'M030101'));
    const remove = async () => {
      await db.delete(roleMenu).where(eq(roleMenu.menuId, 'M030101'));
      await db.delete(menu).where(cockpit);
    };
    const given = await rights();
    await remove();
    await db.update(menu).set({ nameEn: 'Kept as it is' }).where(eq(menu.menuId, 'M010101'));
    await seedReferenceData(db);
    expect(await db.select().from(menu).where(cockpit)).toMatchObject([
      { parentId: 'M0301', path: '/demo/ACRS00010' },
    ]);
    expect((await rights()).map(({ roleId }) => roleId).sort()).toEqual(
      given.map(({ roleId }) => roleId).sort(),
    );
    expect(await db.$count(menu, eq(menu.nameEn, 'Kept as it is'))).toBe(1);

    await remove();
    await db.insert(auditLog).values({
      ...{ at: new Date(), username: 'adminuser', name: 'Admin', requestId: 'r' },
      ...{ action: 'delete', resource: 'menus', key: 'M030101' },
    });
    await seedReferenceData(db);
    expect(await db.$count(menu, cockpit)).toBe(0);
    await close();
    await dropDatabase(url);
  });
});

describe('an installation without sample data', () => {
  it('has no account and no company, and lets in whom it is told when nobody can give rights', async () => {
    const url = await createEmptyDatabase();
    const now = new Date('2026-03-02T09:00:00Z');
    await prepareDatabase(url, seedReferenceData);
    const { db, close } = openDatabase(url, () => undefined);
    expect([await db.$count(appUser), await db.$count(company), await db.$count(role)]).toEqual([
      0, 0, 1,
    ]);
    expect(await seedFirstAdmin(db, 'keeper@firm.example', now)).toBe(false);

    const person = {
      name: 'Keeper',
      passwordHash: 'x',
      country: 'KR',
      termsAcceptedAt: now,
      createdAt: now,
    };
    await db
      .insert(appUser)
      .values({ ...person, username: 'keeper2026', email: 'keeper@firm.example' });
    await db
      .insert(appUser)
      .values({ ...person, username: 'second2026', email: 'second@firm.example' });
    expect(await seedFirstAdmin(db, 'Keeper@firm.example', now)).toBe(true);
    expect(await countPermissionAdmins(db)).toBe(1);
    expect(await seedFirstAdmin(db, 'second@firm.example', now)).toBe(false);
    expect(await countPermissionAdmins(db)).toBe(1);
    expect(await db.select().from(auditLog)).toMatchObject([
      { username: 'FIRST_ADMIN', key: 'keeper2026', at: now },
    ]);
    await close();
    await dropDatabase(url);
  });
});

/** A way to the test cluster that can be cut and opened again. */
async function openWay(
  url: string,
): Promise<{ url: string; cut: () => void; mend: () => Promise<void>; close: () => void }> {
  const sockets = new Set<Socket>();
  const target = new URL(url);
  const databasePort = Number(target.port);
  const server = createServer((socket) => {
    const onward = connect(databasePort, '127.0.0.1');
    for (const [end, other] of [
      [socket, onward],
      [onward, socket],
    ] as const) {
      sockets.add(end);
      end.pipe(other);
      end.on('error', () => other.destroy());
    }
  });
  const listen = (port: number) =>
    new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  target.port = String(port);
  const cut = () => {
    server.close();
    for (const socket of sockets) socket.destroy();
  };
  return { url: target.href, cut, mend: () => listen(port), close: cut };
}

describe('a database that is away', () => {
  it('is known by what the driver says at each moment at which a connection can be lost', async () => {
    const url = await createPreparedDatabase();
    const { db, close } = openDatabase(url, () => undefined);
    const error: unknown = await db
      .transaction(async (tx) => {
        const { rows } = await tx.execute<{ pid: number }>(sql`SELECT pg_backend_pid() AS pid`);
        await db.execute(sql`SELECT pg_terminate_backend(${rows[0]?.pid ?? 0})`);
        const during: unknown = await tx.execute(sql`SELECT 1`).catch((cause: unknown) => cause);
        expect(isDatabaseAway(during)).toBe(true);
        await tx.execute(sql`SELECT 1`);
      })
      .catch((cause: unknown) => cause);
    expect(isDatabaseAway(error)).toBe(true);
    await close();
    await dropDatabase(url);
  });

  it('is not the same as a statement that takes long: people are not kept waiting, jobs are', async () => {
    const url = await createPreparedDatabase();
    const limitOf = async (...limit: [] | [number]) => {
      const { db, close } = openDatabase(url, () => undefined, ...limit);
      const { rows } = await db.execute(sql`SHOW statement_timeout`);
      await close();
      return rows;
    };
    expect(await limitOf()).toEqual([{ statement_timeout: '10s' }]);
    expect(await limitOf(0)).toEqual([{ statement_timeout: '0' }]);
    await dropDatabase(url);
  });

  it('makes the server not ready, is a clear answer, and is found again', async () => {
    const prepared = await createPreparedDatabase();
    const way = await openWay(prepared);
    const { db, listen, close } = openDatabase(way.url, () => undefined);
    const logs: string[] = [];
    const config = readConfig({ NODE_ENV: 'test', SITE_DIR: '/nonexistent' });
    const mailer = { send: async () => undefined, close: () => undefined };
    const app = await buildApp({
      config,
      db,
      listen,
      databaseUrl: way.url,
      mailer,
      writeLog: (line) => logs.push(line),
    });
    const signIn = () =>
      app.inject({
        method: 'POST',
        url: '/api/v1/basicbiz/auth/signIn',
        payload: { id: 'demouser', pwd1: 'ifrs17demo' },
      });
    expect((await signIn()).json()).toMatchObject({ code: '200' });

    way.cut();
    const away = await app.inject('/api/ready');
    expect(away.statusCode).toBe(503);
    expect(away.json()).toEqual({
      code: 'E5003',
      message: 'The server is not ready yet. Please try again in 10 seconds.',
    });
    expect((await app.inject('/api/health')).json()).toMatchObject({ code: '200' });
    const refused = await signIn();
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([503, 'E5003']);
    expect(logs.join('')).not.toContain('demouser');

    await way.mend();
    expect((await app.inject('/api/ready')).json()).toMatchObject({ code: '200' });
    expect((await signIn()).json()).toMatchObject({ code: '200' });
    await app.close();
    await close();
    way.close();
    await dropDatabase(prepared);
  });
});
