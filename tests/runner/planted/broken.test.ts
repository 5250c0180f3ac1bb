throw new Error("no such module");
