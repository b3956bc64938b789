import { expect, it } from "vitest";
import { inviteHost, inviteLink } from "../browser/share";

it("invites by the address that the table gives, else by its own", () => {
  expect(inviteLink("BCDF", "secret", "")).toBe(`${location.origin}/t/BCDF#secret`);
  expect(inviteHost("")).toBe(location.host);
  expect(inviteLink("BCDF", "secret", "http://192.168.1.20:8000")).toBe("http://192.168.1.20:8000/t/BCDF#secret");
  expect(inviteHost("http://192.168.1.20:8000")).toBe("192.168.1.20:8000");
});
